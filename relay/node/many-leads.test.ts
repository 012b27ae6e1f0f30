import { testOn } from '../contract/host'
import { manyLeads, testManyLeads } from '../contract/many-leads'
import { cleanUp, quietPort, roomyDirectory } from '../contract/test-http'
import { plantLeads } from '../core/test-many-leads'
import { FileStore } from './file-store'
import { startTestRelay } from './test-relay'

jest.setTimeout(120_000)

afterEach(cleanUp)

testOn({ start: () => Promise.reject(new Error('not here')), owner: {} })

testManyLeads(async () => {
  const dataDir = await roomyDirectory()
  await plantLeads(await FileStore.open(dataDir), manyLeads)
  const smtpUrl = `smtp://127.0.0.1:${await quietPort()}`
  return startTestRelay({ dataDir, smtpUrl, retentionMonths: 1_200 })
})
