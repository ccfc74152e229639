import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell first: it takes about a third less CPU time per page than the browser. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The error message of commands that require Chromium, with install instructions. */
export const howToGetChromium = `Chromium was not found. Browser tests require it:
  Debian           sudo apt-get install chromium-headless-shell
  Ubuntu           sudo apt-get install chromium
  macOS            brew install --cask chromium
  anywhere         npx playwright install chromium, then CHROMIUM_BIN=<the path it prints>
CHROMIUM_BIN is checked first, then the usual names and paths of Chromium and Chrome.`

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of Chromium, or null. If CHROMIUM_BIN is set, no other path is tried. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_BIN) return isExecutable(env.CHROMIUM_BIN) ? env.CHROMIUM_BIN : null
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...paths,
  ]
  return candidates.find(isExecutable) ?? null
}

/** The path of Chromium. Throws with install instructions if it is not found. */
export function needChromium(env = process.env) {
  const found = findChromium(env)
  if (found === null) throw new Error(howToGetChromium)
  return found
}

/**
 * Features that Playwright disables, which this flag replaces, and the popups of the address bar:
 * Chromium prepares them for each window in a process that takes half a second of CPU time.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Flags for Chromium: no background requests, and no process sandbox as root, where it does not
 * work.
 */
export const chromiumFlags = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]
