import { expect, test } from 'vitest'
import { isConnectView } from './navigation.ts'
import { viewNames } from './view-name.ts'

test('isConnectView accepts each view that chooses or connects a wallet or a login', () => {
  expect(viewNames.filter(isConnectView)).toEqual([
    'Connect',
    'ConnectingExternal',
    'ConnectingMultiChain',
    'ConnectWallets',
    'ConnectSocials',
    'ConnectingSocial',
    'ConnectingFarcaster',
    'EmailLogin',
    'EmailVerifyOtp',
    'EmailVerifyDevice',
    'AllWallets',
    'ConnectingWalletConnect',
    'ConnectingWalletConnectBasic',
  ])
})
