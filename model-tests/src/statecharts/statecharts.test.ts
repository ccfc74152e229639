import { machines } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { createDocuments } from './documents.ts'

const documents = await createDocuments()

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
