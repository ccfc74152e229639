import { expect, test } from 'vitest'
import { readWalkFile, type WalkFile } from './walk-file.ts'

const file: WalkFile = {
  format: 'latchkit-walk',
  version: 1,
  charts: [
    {
      id: 'modal',
      folder: 'stores/modal',
      fingerprint: '0000abcd',
      states: { covered: ['modal'], missing: ['modal.open'] },
      transitions: { covered: [], missing: ['modal --open[0]--> modal.open'] },
      guards: { covered: [{ edge: 'modal --open[0]--> modal.open', outcome: true }], missing: [] },
      inputs: { usual: { enableAnalytics: false, deep: [null, { list: [1, 'a'] }] } },
      cases: { open: [{ view: 'Connect' }] },
    },
  ],
}

test('what the walk wrote is read as it is', () =>
  expect(readWalkFile(JSON.parse(JSON.stringify(file)))).toEqual(file))

test.each([
  ['nothing', null],
  ['a page that says it is not there', '<!doctype html>'],
  ['another format', { ...file, format: 'latchkit-recording' }],
  ['a later version', { ...file, version: 2 }],
  ['a chart without samples', { ...file, charts: [{ ...file.charts[0], inputs: undefined }] }],
  [
    'an outcome that is none',
    {
      ...file,
      charts: [
        { ...file.charts[0], guards: { covered: [{ edge: 'a', outcome: 'yes' }], missing: [] } },
      ],
    },
  ],
])('%s is no such file', (_, value) => expect(readWalkFile(value)).toBeNull())
