'use client'
import { useContext } from 'react'
import { enGuide } from './en-guide.ts'
import { enShared } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = { ...enShared, guide: enGuide }
export type GuideTexts = typeof english

/** The shared texts and those of the guides. Only those views bundle the English guide texts. */
export const useGuideTexts = (): GuideTexts => useContext(LocaleContext) ?? english
