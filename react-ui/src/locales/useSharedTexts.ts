'use client'
import { useContext } from 'react'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

/**
 * Texts that several views share, in the active locale. For views after the first one: importing
 * this bundles most English texts.
 */
export const useSharedTexts = (): SharedTexts => useContext(LocaleContext) ?? enShared
