import path from 'node:path'

/**
 * Playwright reads a stack with every call, and looks for the source of each of its frames, those of
 * libraries and of Node as well, which have no source map: an eighth of what its workers do. Here frames
 * of our own files alone are led back to their sources; the others are written as V8 writes them, which
 * is the same text.
 */
const leadBack = Error.prepareStackTrace

const libraries = `${path.sep}node_modules${path.sep}`
const between = '\n    at '

function isOurs(frame: NodeJS.CallSite): boolean {
  const file = frame.getFileName()
  return !!file && !file.startsWith('node:') && !file.includes(libraries)
}

if (leadBack)
  Error.prepareStackTrace = (error, frames) => {
    const ours = frames.filter(isOurs)
    const text = String(leadBack(error, ours)).split(between)
    // Counted from the end: a message may hold anything.
    const lines = text.splice(text.length - ours.length)
    return [
      ...text,
      ...frames.map((frame) => (isOurs(frame) ? lines.shift() : String(frame))),
    ].join(between)
  }
