import { describe, expect, test } from 'vitest'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import {
  isNotInstalled,
  isRejected,
  isRequestPending,
  isSameWallet,
} from '../../../../../core/src/flows/connect/external/external.guards.ts'
import type { ExternalContext } from '../../../../../core/src/flows/connect/external/external.types.ts'
import { fox, owl } from '../../../samples.ts'
import { externalInputs, walletErrors } from './external.cases.ts'

describe('guards of connectExternal', () => {
  test.each([
    [walletErrors.rejected, [true, false, false]],
    [walletErrors.requestPending, [false, true, false]],
    [walletErrors.notInstalled, [false, false, true]],
    [new KitError('rpc/internal'), [false, false, false]],
    [undefined, [false, false, false]],
  ])('isRejected, isRequestPending and isNotInstalled of %s', (error, answers) =>
    expect(
      [isRejected, isRequestPending, isNotInstalled].map((guard) => guard(null, { error })),
    ).toEqual(answers),
  )

  test.each([
    ['stored', fox, true],
    ['stored', owl, false],
    ['stored', { ...fox, chain: 'solana' }, false],
    ['unknown', fox, true],
    ['unknown', owl, false],
    ['unknown', { ...fox, chain: 'solana' }, false],
  ] as const)('isSameWallet with the input %s and connector %o', (input, connector, itself) => {
    const context: ExternalContext = {
      ...externalInputs[input],
      attempt: 1,
      problem: 'kit/unknown',
      connection: null,
    }
    expect(isSameWallet({ context, event: { type: 'connector.found', connector } })).toBe(itself)
  })
})
