import { readFileSync } from 'node:fs'
import { npmCi } from './npm-ci.mjs'
import { at, root } from './paths.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
const isNodeSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(at(file), 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether node_modules matches the lockfile. Optional packages for other systems may be missing.
 */
export function isInstalled(locked, installed) {
  if (locked === null || installed === null) return false
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || optional === true) return true
    const installedPackage = installed[path]
    return installedPackage !== undefined && (link === true || installedPackage.version === version)
  })
}

/**
 * Runs `npm ci` if node_modules does not match the lockfile. Exits with a message if that fails.
 * Writes to stderr only.
 */
export function ensureInstalled() {
  if (!isNodeSupported) {
    console.error(
      `Node ${process.versions.node} is not supported. Latchkit's tools require ^20.19 or >=22.12 (https://nodejs.org).`,
    )
    process.exit(1)
  }
  if (isInstalled(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json')))
    return
  console.error('Installing dependencies (npm ci) …')
  const { status, error } = npmCi(root, ['--loglevel=warn'])
  if (status === 0) return
  console.error(
    error ? `npm could not be run: ${error.message}` : 'npm ci failed. Its output is above.',
  )
  process.exit(1)
}
