import { measureSpeed } from './lighthouse'
import { findOrFetchLighthouse } from './lighthouse-tool'
import type { Visit } from './measured-pages'
import { take } from './take'

/** The parts whose figures are Lighthouse's. */
type SpeedPart = 'lighthouse' | 'job-lists'

/** Measures these visits by Lighthouse, shows and keeps them. */
export async function takeSpeeds(
  part: SpeedPart,
  visits: readonly Visit[],
  browser: string,
  runs: number,
): Promise<void> {
  const tool = await findOrFetchLighthouse()
  await take(part, runs, () => measureSpeed(visits, browser, tool, runs), {
    browser,
    lighthouse: tool.version,
  })
}
