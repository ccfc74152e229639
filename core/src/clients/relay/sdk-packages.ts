import { Core } from '@walletconnect/core'
import { UniversalProvider } from '@walletconnect/universal-provider'

/** The classes of the remote-wallet SDK. This file is imported when a remote wallet is needed. */
export const sdkPackages = { Core, UniversalProvider }
