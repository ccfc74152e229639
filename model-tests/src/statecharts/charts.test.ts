import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { documentsOf, staleIn } from './documents.ts'
import { chartsFolder, readDocuments, writeDocuments } from './folder.ts'

const wanted = await documentsOf()

test('core/docs/statecharts shows the charts as they are', () => {
  expect(
    staleIn(readDocuments(chartsFolder), wanted),
    'stale documents: `npm run charts` writes them anew',
  ).toEqual([])
})

test('every chart has its document, and its line in the index', () => {
  const paths = catalogue().map(({ area, id }) => `${area}/${id}.md`)
  expect([...wanted.keys()].sort()).toEqual(['README.md', ...paths].sort())
  for (const path of paths) expect(wanted.get('README.md')).toContain(`](${path})`)
})

test('a document draws its chart and says what each of its states means', async () => {
  const text = wanted.get('frame/modal.md')
  expect(text).toContain('# Modal\n\nOpen, closing or closed')
  expect(text).toContain('`core/src/stores/modal`')
  expect(text).toContain('```mermaid\nstateDiagram-v2\n')
  expect(text).toContain('| `open.shaking` | Says no: it may not close now. |')
})

test('what changed, is missing or is gone is found, and written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-charts-'))
  try {
    writeDocuments(folder, new Map([['gone/old.md', 'old']]), ['gone/old.md'])
    const now = new Map([['README.md', 'index']])
    expect(staleIn(readDocuments(folder), now)).toEqual(['README.md', 'gone/old.md'])
    writeDocuments(folder, now, ['README.md', 'gone/old.md'])
    expect(staleIn(readDocuments(folder), now)).toEqual([])
    expect(staleIn(readDocuments(folder), new Map([['README.md', 'another index']]))).toEqual([
      'README.md',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
