import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages whose code the published files contain: installers do not need them (decision 30). */
export const isContained = (id) => /^(@(polkadot|solana|radix-ui)|radix-ui)\//.test(id)

/** The folders of the packages to which modules belong, sorted. */
export const packageFolders = (moduleIds) =>
  [
    ...new Set(
      moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
    ),
  ].sort()

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** A comment for a published file with modules of other packages. Bundlers keep such comments. */
export function noticeOf(moduleIds) {
  const names = packageFolders(moduleIds).map((folder) => manifestOf(folder).name)
  return names.length === 0
    ? ''
    : `/*! Contains code of ${names.join(', ')}: see dist/THIRD-PARTY-LICENSES. */`
}

/** The licences of the packages in published files. Each text appears once. */
export function licencesOf(moduleIds) {
  const packagesByText = new Map()
  for (const folder of packageFolders(moduleIds)) {
    const { name, version, license } = manifestOf(folder)
    const file = readdirSync(folder).find((entry) =>
      /^licen[cs]e(-mit)?(\.md|\.txt)?$/i.test(entry),
    )
    const text =
      file === undefined
        ? 'The package contains no licence text.'
        : readFileSync(join(folder, file), 'utf8').trim()
    const packages = packagesByText.get(text) ?? []
    packagesByText.set(text, [...packages, `${name} ${version} (${license})`])
  }
  return [...packagesByText]
    .map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`)
}
