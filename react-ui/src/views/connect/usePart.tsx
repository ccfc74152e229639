'use client'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { TextButton } from '../../components/TextButton.tsx'
import { createLoader } from '../../kit/loader.ts'
import { useLoader } from '../../kit/useLoader.ts'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'

/**
 * Loads a part of the view whose code only some pages need. It loads before the first paint, so that
 * the view does not change if the code is already loaded. `create` makes the function that imports
 * it. Returns the code, null until it has loaded, and a sentence with a retry, false unless it failed.
 */
export function usePart<T>(
  create: () => () => Promise<T>,
  isNeeded: boolean,
): readonly [code: T | null, failure: ReactElement | false] {
  const [loader] = useState(() => createLoader(create()))
  const part = useLoader(loader)
  const texts = useCoreTexts()
  useLayoutEffect(() => {
    if (isNeeded) void loader.load()
  }, [loader, isNeeded])
  return [
    part.status === 'ready' ? part.value : null,
    part.status === 'failed' && (
      <p className="lk-hint">
        {texts.connect.notLoaded}{' '}
        <TextButton onClick={() => void loader.load()}>{texts.tryAgain}</TextButton>
      </p>
    ),
  ]
}
