import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.ts'

/** Runs the linter on these files. Returns its output in GitHub format. */
function lint(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-lint-'))
  copyFileSync(join(root, '.biome.json'), join(folder, '.biome.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'lint', '--vcs-enabled=false', '--reporter=github', folder],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  rmSync(folder, { recursive: true })
  return stdout
}

const forbiddenFiles = [
  ['core/src/domain/default.ts', 'noDefaultExport', 'export default 1\n'],
  ['core/src/domain/any.ts', 'noExplicitAny', 'export const read = (value: any) => value\n'],
  ['core/src/text.ts', 'noReExportAll', "export * from './caip.ts'\n"],
  ['core/src/domain/barrel.ts', 'noBarrelFile', "export { limits } from './limits.ts'\n"],
  [
    'core/src/domain/first.ts',
    'noNonNullAssertion',
    'export const first = (list: string[]) => list[0]!.length\n',
  ],
  [
    'core/src/storage/zod.ts',
    'noRestrictedImports',
    "import { z } from 'zod'\nexport const shape = z.string()\n",
  ],
  [
    'react-ui/src/modal/Body.tsx',
    'noRestrictedImports',
    "import { motion } from 'framer-motion'\nexport const Box = motion.div\n",
  ],
  [
    'react-ui/src/components/Icon.tsx',
    'noDangerouslySetInnerHtml',
    'export const Icon = () => <i dangerouslySetInnerHTML={{ __html: "" }} />\n',
  ],
] as const

test('the linter reports each forbidden pattern', () => {
  const output = lint(
    Object.fromEntries(forbiddenFiles.map(([path, , text]) => [path, text])),
  ).split('\n')
  const unreported = forbiddenFiles.filter(
    ([path, rule]) => !output.some((line) => line.includes(path) && line.includes(rule)),
  )
  expect(unreported.map(([path, rule]) => `${path}: ${rule}`)).toEqual([])
})

test('the linter accepts re-exports in entry points and default exports in configurations', () => {
  const entryPoint =
    "export { limits } from './limits.ts'\nexport type { Account } from './account.ts'\n"
  expect(
    lint({ 'core/src/index.ts': entryPoint, 'core/vitest.config.ts': 'export default {}\n' }),
  ).toBe('')
})
