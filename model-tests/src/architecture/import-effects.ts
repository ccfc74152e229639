import { spawnSync } from 'node:child_process'
import { root } from './repository.ts'

/** A hook of Node that replaces style sheets, which only bundlers can import, by an empty text. */
const styleSheetHook = `export const load = (url, context, next) =>
  url.endsWith('.css?inline')
    ? { format: 'module', source: 'export default ""', shortCircuit: true }
    : next(url, context)`

/** Imports files one by one with wrapped globals and prints each access to a global with its file. */
const program = `
import { register } from 'node:module'
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(styleSheetHook)}))
Error.stackTraceLimit = 50
const touched = []
let entry = ''
const callerIn = (stack) => (stack ?? '').split('\\n').slice(1).find((line) => !line.includes('[eval') && !line.includes('<anonymous>')) ?? ''
const recordAccess = (name) => {
  const from = callerIn(new Error().stack)
  if (!from.includes('node_modules') && !from.includes('node:internal')) touched.push(entry + ': ' + name + ' ' + from.trim())
}
const readGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'matchMedia', 'addEventListener', 'indexedDB']
const calledGlobals = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'WebSocket', 'BroadcastChannel', 'MutationObserver']
for (const name of readGlobals) Object.defineProperty(globalThis, name, { configurable: true, get() { recordAccess(name); return undefined }, set() { recordAccess(name) } })
for (const name of calledGlobals) {
  const original = globalThis[name]
  globalThis[name] = function (...args) { recordAccess(name); return new.target ? new original(...args) : original?.apply(this, args) }
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
 * Imports files in a new Node process. Returns the globals that they access and the errors that they
 * throw, as `url: name …`. For code in `node_modules` only new globals count: libraries may read
 * globals to detect a page.
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
