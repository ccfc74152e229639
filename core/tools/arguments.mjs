import { parseArgs } from 'node:util'

/** Thrown for an argument that a command does not take. Commands print it with their usage. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command. `options`: those of `parseArgs`. `positionals`: how many other
 * arguments the command takes. Throws `UsageError`.
 */
export function parseArguments(args, { options = {}, positionals: most = 0 }) {
  const { values, positionals } = parse(args, options)
  const extra = positionals[most]
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`)
  return { values, names: positionals }
}

function parse(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // The first sentence names the option. The others explain positional arguments.
    throw new UsageError(`${error.message.split('. ')[0].replace(/\.?$/, '.')}`)
  }
}

/** A positive integer in the text of an option, or undefined without a text. Throws `UsageError`. */
export function positiveInteger(text, option) {
  if (text === undefined || /^[1-9]\d*$/.test(text)) return text
  throw new UsageError(`Option '--${option}' takes a positive integer, not "${text}".`)
}
