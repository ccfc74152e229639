import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const sources = ['--conditions=latchkit-source']
const typescript = [...sources, '--import', 'tsx']

/** Runs Node on a file, its console being ours; resolves with the exit code. `quiet` keeps stdout and hands it over as text. */
export function node(args, { quiet = false, cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('error', (error) => {
      console.error(`Could not run ${args[0]}: ${error.message}`)
      resolve({ code: 1, text: '' })
    })
    child.on('close', (code) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve({ code: code ?? 1, text: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** Runs a TypeScript file on the sources of all packages. */
export const tsx = (file, args, options) => node([...typescript, file, ...args], options)
