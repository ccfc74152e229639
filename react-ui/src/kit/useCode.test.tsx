import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCode } from './useCode.ts'

test('useCode imports the code once it is needed, and keeps it afterwards', async () => {
  let imports = 0
  const importCode = async () => ({ count: ++imports })
  const { result, rerender } = renderHook(({ isNeeded }) => useCode(importCode, isNeeded), {
    initialProps: { isNeeded: false },
  })
  expect([result.current.code, imports]).toEqual([null, 0])
  rerender({ isNeeded: true })
  await waitFor(() => expect(result.current.code).toEqual({ count: 1 }))
  rerender({ isNeeded: false })
  expect([result.current.code, imports]).toEqual([{ count: 1 }, 1])
})

test('useCode has failed after two failed imports, until `load` imports again [P4]', async () => {
  let imports = 0
  const { result } = renderHook(() =>
    useCode(async () => {
      imports += 1
      if (imports < 3) throw new Error('404')
      return { count: imports }
    }, true),
  )
  await waitFor(() => expect(result.current.failed).toBe(true))
  await act(async () => result.current.load())
  await waitFor(() => expect(result.current.code).toEqual({ count: 3 }))
  expect(result.current.failed).toBe(false)
})
