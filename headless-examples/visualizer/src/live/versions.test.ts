import { expect, test } from 'vitest'
import { loadMachine } from '../machines/loadMachine.ts'
import { compareVersions } from './versions.ts'

test('compareVersions names machines that differ and machines that are unknown', async () => {
  const modal = await loadMachine('modal')
  expect(
    await compareVersions({ modal: modal?.fingerprint ?? '', toast: '00000000', gone: '11111111' }),
  ).toEqual({ differing: ['toast'], unknown: ['gone'] })
})
