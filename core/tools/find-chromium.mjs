import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** What to do when there is no browser; said by every command that needs one. */
export const howToGetChromium = `No Chromium found. Browser tests need one:
  Debian, Ubuntu   sudo apt-get install chromium
  macOS            brew install --cask chromium
  anywhere         npx playwright install chromium, then CHROMIUM_BIN=<the path it prints>
Chromium or Chrome is looked for in CHROMIUM_BIN first, then under its usual names and places.`

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where Chromium is, or null. CHROMIUM_BIN wins; when it names nothing that runs, nothing else is tried. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_BIN) return runs(env.CHROMIUM_BIN) ? env.CHROMIUM_BIN : null
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
  ]
  return candidates.find(runs) ?? null
}

/** Where Chromium is; throws what to do about it when it is nowhere. */
export function needChromium(env = process.env) {
  const found = findChromium(env)
  if (found === null) throw new Error(howToGetChromium)
  return found
}

/** Flags for a browser that talks to nobody but the tests. The super-user has no sandbox to give it. */
export const chromiumFlags = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
