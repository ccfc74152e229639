import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { KitProvider } from './KitProvider.tsx'
import { useCode } from './useCode.ts'

/** Options that render a hook inside a new kit. */
function inKit() {
  const { kit } = createTestEnvironment()
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>{children}</KitProvider>
    ),
  }
}

test('useCode imports the code once it is needed, and keeps it afterwards', async () => {
  let imports = 0
  const importCode = async () => ({ count: ++imports })
  const { result, rerender } = renderHook(({ isNeeded }) => useCode(importCode, isNeeded), {
    ...inKit(),
    initialProps: { isNeeded: false },
  })
  expect([result.current.code, imports]).toEqual([null, 0])
  rerender({ isNeeded: true })
  await waitFor(() => expect(result.current.code).toEqual({ count: 1 }))
  rerender({ isNeeded: false })
  expect([result.current.code, imports]).toEqual([{ count: 1 }, 1])
})

test('useCode returns code in its first render if another component of the kit has loaded it', async () => {
  let imports = 0
  const importCode = async () => ({ count: ++imports })
  const rendered: unknown[] = []
  const Reader = ({ record }: { record: boolean }) => {
    const { code } = useCode(importCode, true)
    if (record) rendered.push(code)
    return code === null ? null : <p>{`loaded ${code.count}`}</p>
  }
  const page = (shown: boolean) => (
    <>
      <Reader record={false} />
      {shown && <Reader record={true} />}
    </>
  )
  const { rerender } = render(page(false), inKit())
  await screen.findByText('loaded 1')
  rerender(page(true))
  expect([rendered, imports]).toEqual([[{ count: 1 }], 1])
})

test('useCode has failed after two failed imports, until `load` imports again [P4]', async () => {
  let imports = 0
  const importCode = async () => {
    imports += 1
    if (imports < 3) throw new Error('404')
    return { count: imports }
  }
  const { result } = renderHook(() => useCode(importCode, true), inKit())
  await waitFor(() => expect(result.current.failed).toBe(true))
  await act(async () => result.current.load())
  await waitFor(() => expect(result.current.code).toEqual({ count: 3 }))
  expect(result.current.failed).toBe(false)
})
