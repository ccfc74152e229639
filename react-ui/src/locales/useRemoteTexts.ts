'use client'
import { useContext } from 'react'
import { enRemote } from './en-remote.ts'
import { enShared } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = { ...enShared, remote: enRemote }
export type RemoteTexts = typeof english

/**
 * The shared texts and those for remote wallets. Only the remote views bundle the English texts for
 * remote wallets.
 */
export const useRemoteTexts = (): RemoteTexts => useContext(LocaleContext) ?? english
