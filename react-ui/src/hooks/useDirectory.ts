'use client'
import type { DirectoryState } from '@latchkit/core'
import { useKitState } from '../kit/useKitState.ts'

/** Featured and recommended wallets of the wallet directory, and the number of all its wallets. */
export const useDirectory = (): DirectoryState => useKitState(({ directory }) => directory)
