/** @jest-environment node */
import { testOn } from '../contract/host'
import '../contract/inbox'
import '../contract/multipart'
import '../contract/permission'
import '../contract/receive-lead'
import '../contract/same-request'
import { cleanUp } from '../contract/test-http'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

testOn({
  async start(options) {
    const relay = await startTestRelay(options)
    return { ...relay, stored: () => storedLeads(relay.dataDir) }
  },
  owner: {},
})
