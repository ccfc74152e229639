'use client'
import { useContext } from 'react'
import { enRemote } from './en-remote.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type RemoteTexts = SharedTexts & { remote: typeof enRemote }

const english: RemoteTexts = { ...enShared, remote: enRemote }

/**
 * Shared texts plus those for remote wallets. The English ones are bundled with those views only.
 */
export const useRemoteTexts = (): RemoteTexts => useContext(LocaleContext) ?? english
