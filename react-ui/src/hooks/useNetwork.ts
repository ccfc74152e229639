'use client'
import type { NetworkState } from '@latchkit/core'
import { useKitState } from '../kit/useKitState.ts'

/** The active network, whether the page offers it, and all that it offers. */
export const useNetwork = (): NetworkState => useKitState(({ network }) => network)
