import { spawnSync } from 'node:child_process'
import { root } from './repository.ts'

/**
 * Imports files one by one in a new Node process whose globals are trapped, and prints each access
 * with its file.
 */
const program = `
Error.stackTraceLimit = 50
const touched = []
let entry = ''
const ours = (stack) => (stack ?? '').split('\\n').slice(1).find((line) => !line.includes('[eval') && !line.includes('<anonymous>')) ?? ''
const note = (name) => {
  const from = ours(new Error().stack)
  if (!from.includes('node_modules') && !from.includes('node:internal')) touched.push(entry + ': ' + name + ' ' + from.trim())
}
const reading = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'matchMedia', 'addEventListener', 'indexedDB']
const calling = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'WebSocket', 'BroadcastChannel', 'MutationObserver']
for (const name of reading) Object.defineProperty(globalThis, name, { configurable: true, get() { note(name); return undefined }, set() { note(name) } })
for (const name of calling) {
  const real = globalThis[name]
  globalThis[name] = function (...args) { note(name); return new.target ? new real(...args) : real?.apply(this, args) }
}
const before = new Set(Object.getOwnPropertyNames(globalThis))
const modules = []
for (const url of process.argv.slice(1)) {
  entry = url
  try { modules.push(await import(url)) } catch (error) { touched.push(url + ': ' + (error instanceof Error ? error.message : error)) }
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!before.has(name)) { before.add(name); touched.push(url + ': new global ' + name) }
}
console.log(JSON.stringify(touched))
`

/**
 * Globals that importing these files accesses. Libraries may read globals to detect a page; they
 * may not call or change them.
 */
export function globalsTouchedBy(urls: readonly string[]): string[] {
  const node = [
    '--conditions=latchkit-source',
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, [...node, ...urls], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The importing process exited with ${status}: ${stderr}`)
  const touched: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  if (!Array.isArray(touched)) throw new Error(`The importing process printed no list: ${stdout}`)
  return touched.map(String)
}
