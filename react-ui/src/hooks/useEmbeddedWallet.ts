'use client'
import type { KitState } from '@latchkit/core'
import { useKitState } from '../kit/useKitState.ts'

const embeddedOf = ({ embedded }: KitState) => embedded

/**
 * The user of the embedded wallet, the provider of the social login and the networks with smart
 * accounts. `user` is null unless a namespace is connected through the embedded wallet.
 */
export const useEmbeddedWallet = (): KitState['embedded'] => useKitState(embeddedOf)
