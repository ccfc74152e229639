'use client'
import type { DirectoryState } from '@latchkit/core'
import { useKitState } from '../kit/useKitState.ts'

/** What the wallet directory offers before anybody searches: featured and recommended wallets, and how many there are. */
export const useDirectory = (): DirectoryState => useKitState(({ directory }) => directory)
