'use client'
import { useContext } from 'react'
import { type ConnectingTexts, enConnecting } from './en-connecting.ts'
import { LocaleContext } from './LocaleContext.ts'

/** The texts of connecting an installed wallet, in the active locale. */
export const useConnectingTexts = (): ConnectingTexts => useContext(LocaleContext) ?? enConnecting
