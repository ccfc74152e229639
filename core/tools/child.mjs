import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const sources = ['--conditions=latchkit-source']
const typescript = [...sources, '--import', 'tsx']

/**
 * Runs Node with the given arguments. Resolves with the exit code. Prints the output; with `quiet`,
 * returns stdout as text instead, with `print`, passes all output to it. `input`: whether the program
 * reads the keyboard.
 */
export function node(args, { quiet = false, print, cwd = root, env = {}, input = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [
        input ? 'inherit' : 'ignore',
        quiet || print ? 'pipe' : 'inherit',
        print ? 'pipe' : 'inherit',
      ],
    })
    const chunks = []
    child.stdout?.on('data', print ?? ((chunk) => chunks.push(chunk)))
    child.stderr?.on('data', print)
    const forward = (signal) => child.kill(signal)
    process.on('SIGINT', forward)
    process.on('SIGTERM', forward)
    child.on('error', (error) => {
      console.error(`Could not run ${args[0]}: ${error.message}`)
      resolve({ code: 1, text: '' })
    })
    child.on('close', (code) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      resolve({ code: code ?? 1, text: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** Runs a TypeScript file. Imports of the packages resolve to their sources. */
export const tsx = (file, args, options) => node([...typescript, file, ...args], options)
