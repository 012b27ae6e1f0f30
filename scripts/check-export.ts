/**
 * `npm run check-export`: metadata, structured data, sitemap, redirects with the rules of the hosts, markup
 * and what is left without JavaScript, over all of `out/`. One line for each breach; exits 1 when there is
 * one.
 */
import { main } from './machine/processes'

await main(async () => {
  // Late: it reads the catalogue, whose faults `main` tells line by line.
  const { readSite, siteFaults } = await import('./checks/export/exported-site')
  const site = readSite()
  const faults = await siteFaults(site)
  for (const fault of faults) console.error(fault)
  console.log(
    `${site.pages.size} pages and ${site.others.size} other files: ${faults.length} breaches.`,
  )
  if (faults.length > 0) process.exitCode = 1
})
