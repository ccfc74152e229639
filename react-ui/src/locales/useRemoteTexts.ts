'use client'
import { useContext } from 'react'
import { enRemote } from './en-remote.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type RemoteTexts = SharedTexts & { remote: typeof enRemote }

const english: RemoteTexts = { ...enShared, remote: enRemote }

/**
 * The shared texts and those for remote wallets. Only the remote views bundle the English texts for
 * remote wallets.
 */
export const useRemoteTexts = (): RemoteTexts => useContext(LocaleContext) ?? english
