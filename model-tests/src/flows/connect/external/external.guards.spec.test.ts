import { describe, expect, test } from 'vitest'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import {
  isGone,
  isItself,
  isPending,
  isRefused,
} from '../../../../../core/src/flows/connect/external/external.guards.ts'
import type { ExternalContext } from '../../../../../core/src/flows/connect/external/external.types.ts'
import { fox, owl } from '../../../samples.ts'
import { externalInputs, walletErrors } from './external.cases.ts'

describe('guards', () => {
  test.each([
    [walletErrors.refused, [true, false, false]],
    [walletErrors.pending, [false, true, false]],
    [walletErrors.gone, [false, false, true]],
    [new KitError('rpc/internal'), [false, false, false]],
    [undefined, [false, false, false]],
  ])('isRefused, isPending, isGone of %s', (error, answers) =>
    expect([isRefused, isPending, isGone].map((guard) => guard(null, { error }))).toEqual(answers),
  )

  test.each([
    ['remembered', fox, true],
    ['remembered', owl, false],
    ['remembered', { ...fox, chain: 'solana' }, false],
    ['unknown', fox, true],
    ['unknown', owl, false],
    ['unknown', { ...fox, chain: 'solana' }, false],
  ] as const)('isItself, %s: %s', (input, connector, itself) => {
    const context: ExternalContext = {
      ...externalInputs[input],
      attempt: 1,
      problem: 'kit/unknown',
      connection: null,
    }
    expect(isItself({ context, event: { type: 'connector.found', connector } })).toBe(itself)
  })
})
