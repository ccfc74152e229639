import { expect, test } from 'vitest'
import { parseWalkFile, type WalkFile } from './walk-file.ts'

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

test('parseWalkFile returns a file that was written as JSON', () =>
  expect(parseWalkFile(JSON.parse(JSON.stringify(file)))).toEqual(file))

test.each([
  ['null', null],
  ['an HTML page', '<!doctype html>'],
  ['another format', { ...file, format: 'latchkit-recording' }],
  ['a later version', { ...file, version: 2 }],
  ['a machine without inputs', { ...file, charts: [{ ...file.charts[0], inputs: undefined }] }],
  [
    'an invalid outcome',
    {
      ...file,
      charts: [
        { ...file.charts[0], guards: { covered: [{ edge: 'a', outcome: 'yes' }], missing: [] } },
      ],
    },
  ],
])('parseWalkFile returns null for %s', (_, value) => expect(parseWalkFile(value)).toBeNull())
