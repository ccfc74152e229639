import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machines } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { createDocuments, stalePaths } from './documents.ts'
import { readDocuments, statechartsFolder, writeDocuments } from './folder.ts'

const documents = await createDocuments()

test('core/docs/statecharts matches the machines', () => {
  expect(
    stalePaths(readDocuments(statechartsFolder), documents),
    'outdated documents; run `npm run statecharts`',
  ).toEqual([])
})

test('createDocuments creates a document and a link in the index for each machine', () => {
  const paths = machines().map(({ area, id }) => `${area}/${id}.md`)
  expect([...documents.keys()].sort()).toEqual(['README.md', ...paths].sort())
  for (const path of paths) expect(documents.get('README.md')).toContain(`](${path})`)
})

test('the document of a machine has a title, its folder, a diagram and a table of states', () => {
  const text = documents.get('frame/modal.md')
  expect(text).toMatch(/^# Modal\n\n\S/)
  expect(text).toContain('`core/src/stores/modal`')
  expect(text).toContain('```mermaid\nstateDiagram-v2\n')
  expect(text).toMatch(/^\| `open\.shaking` \| .+ \|$/m)
})

test('stalePaths finds missing, changed and removed documents, and writeDocuments updates them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-statecharts-'))
  try {
    writeDocuments(folder, new Map([['gone/old.md', 'old']]), ['gone/old.md'])
    const current = new Map([['README.md', 'index']])
    expect(stalePaths(readDocuments(folder), current)).toEqual(['README.md', 'gone/old.md'])
    writeDocuments(folder, current, ['README.md', 'gone/old.md'])
    expect(stalePaths(readDocuments(folder), current)).toEqual([])
    expect(stalePaths(readDocuments(folder), new Map([['README.md', 'another index']]))).toEqual([
      'README.md',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
