import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  findOrInstall,
  findOrInstallTriedOn,
  type Install,
  type Program,
  type TriedOn,
} from './debian-packages'

let folder: string
let fox: Program
let driver: Program
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  fox = { file: path.join(folder, 'fox'), package: 'fox-esr' }
  driver = { file: path.join(folder, 'driver'), package: 'fox-driver' }
  writeFileSync(fox.file, '')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('programs that are there install nothing', async () => {
  const install = jest.fn<ReturnType<Install>, Parameters<Install>>()
  await findOrInstall([fox], install)
  expect(install).not.toHaveBeenCalled()
})

test('only the packages of missing programs are installed', async () => {
  const install = jest.fn<ReturnType<Install>, Parameters<Install>>(async () =>
    writeFileSync(driver.file, ''),
  )
  await findOrInstall([fox, driver], install)
  expect(install.mock.calls).toEqual([[['fox-driver']]])
})

test('where nothing can be installed, the message names program, package and command', async () => {
  await expect(findOrInstall([fox, driver], undefined)).rejects.toThrow(
    `${driver.file} missing. On Debian, as root: apt-get install fox-driver`,
  )
})

test('a package that comes without its program is named', async () => {
  await expect(findOrInstall([driver], async () => undefined)).rejects.toThrow(
    `The package fox-driver came without ${driver.file}.`,
  )
})

test('what something is tried on is installed in one go, or what stays untested is said', async () => {
  const triedOn = ({ file, package: name }: Program): TriedOn => ({
    files: [file],
    packages: [name],
    untested: `the hunt with ${name}`,
  })
  const wanted = [triedOn(fox), triedOn(driver), { ...triedOn(driver), packages: ['driver-data'] }]
  const install = jest.fn<ReturnType<Install>, Parameters<Install>>(async () => undefined)
  await findOrInstallTriedOn(wanted, install)
  expect(install.mock.calls).toEqual([[['fox-driver', 'driver-data']]])

  const said = jest.spyOn(console, 'log').mockImplementation(() => {})
  await findOrInstallTriedOn(wanted.slice(0, 2), undefined)
  expect(said.mock.calls).toEqual([
    ['   NOT TESTED: the hunt with fox-driver. On Debian, as root: apt-get install fox-driver'],
  ])
  said.mockRestore()
})
