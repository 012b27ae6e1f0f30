/**
 * Jest's own runtime, which compiles each module once in a process. As it comes, it compiles all of them
 * anew for every test file, React, zod and itself included, and once more what `jest.resetModules()` has
 * loaded again: a seventh of the processor time. Each file still runs what was compiled in a world of
 * its own.
 */
const { Script } = require('node:vm')
const { default: JestRuntime } = require('jest-runtime')

/** By file, then by source: the same file reads otherwise for a browser than for a server. */
const scripts = new Map()

class Runtime extends JestRuntime {
  constructor(...parts) {
    super(...parts)
    const { executor } = this
    const compileItself = executor.compile.bind(executor)
    executor.compile = (source, file) => {
      const world = executor.environment.getVmContext()
      if (world === null) return null
      try {
        return kept(source, file, executor.injectedModuleParameters).runInContext(world)
      } catch {
        // It says what is wrong with a source as Jest does.
        return compileItself(source, file)
      }
    }
  }
}

function kept(source, filename, parameters) {
  const ofFile = scripts.get(filename) ?? new Map()
  scripts.set(filename, ofFile)
  const script = ofFile.get(source) ?? compiled(source, filename, parameters)
  ofFile.set(source, script)
  return script
}

/** A function of what a module is given; lines and columns are those of its source. */
function compiled(source, filename, parameters) {
  const opening = `(function (${parameters.join(', ')}) {`
  return new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length })
}

module.exports = { __esModule: true, default: Runtime }
