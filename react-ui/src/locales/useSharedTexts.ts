'use client'
import { useContext } from 'react'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

/**
 * Texts that several views share, in the active locale. Not for the first view, which should load
 * fast: importing this hook bundles most English texts.
 */
export const useSharedTexts = (): SharedTexts => useContext(LocaleContext) ?? enShared
