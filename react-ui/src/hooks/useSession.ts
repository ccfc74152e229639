'use client'
import type { KitSession, KitState } from '@latchkit/core'
import { useKitState } from '../kit/useKitState.ts'

const sessionOf = ({ session }: KitState) => session

/**
 * The sign-in of the active account, a union by `status`: `signedIn` has the `session`. Show content
 * for signed-in visitors only if a server has verified that session: the state of a page proves
 * nothing.
 */
export const useSession = (): KitSession => useKitState(sessionOf)
