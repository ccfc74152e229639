import { shallowEqual } from '@latchkit/core/internal'
import { act, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createTestEnvironment } from '../testing/environment.ts'
import { renderWithKit } from '../testing/render.tsx'
import { KitProvider } from './KitProvider.tsx'
import { useKit } from './useKit.ts'
import { useKitState } from './useKitState.ts'

function Mode() {
  return <output>{String(useKitState(({ config }) => config.themeMode))}</output>
}

test('useKitState throws an error that names KitProvider if no provider is above the component', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Mode />)).toThrow('need <KitProvider kit> above them')
  consoleError.mockRestore()
})

test('a component throws kit/missing in a KitProvider without a kit', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [kit] = [] as never[]
  const page = (
    // @ts-expect-error a page without types passes undefined
    <KitProvider kit={kit}>
      <Mode />
    </KitProvider>
  )
  expect(() => render(page)).toThrow(expect.objectContaining({ code: 'kit/missing' }))
  consoleError.mockRestore()
})

test('useKitState renders again only when the selected part changes', async () => {
  const { kit } = createTestEnvironment()
  let renders = 0
  function Part() {
    renders += 1
    return <output>{String(useKitState(({ config }) => config.themeMode))}</output>
  }
  renderWithKit(kit, <Part />)
  const before = renders
  act(() => kit.settings.update({ termsConditionsUrl: 'https://page.example/terms' }))
  expect(renders).toBe(before)
  act(() => kit.settings.update({ themeMode: 'dark' }))
  expect(screen.getByRole('status').textContent).toBe('dark')
})

test('useKitState with shallowEqual keeps the selected object while its values are equal', () => {
  const { kit } = createTestEnvironment()
  const selections = new Set<object>()
  function Parts() {
    const [, setCount] = useState(0)
    selections.add(
      useKitState(
        ({ config }) => ({ mode: config.themeMode, terms: config.termsConditionsUrl }),
        shallowEqual,
      ),
    )
    return (
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Render
      </button>
    )
  }
  renderWithKit(kit, <Parts />)
  const count = selections.size
  act(() => screen.getByRole('button').click())
  act(() => kit.settings.update({ privacyPolicyUrl: 'https://page.example/privacy' }))
  act(() => screen.getByRole('button').click())
  expect(selections.size).toBe(count)
  act(() => kit.settings.update({ themeMode: 'dark' }))
  expect([...selections].at(-1)).toEqual({ mode: 'dark', terms: null })
  expect(selections.size).toBe(count + 1)
})

test('useKitState uses the kit of the nearest KitProvider', () => {
  const darkEnv = createTestEnvironment({ id: 'one', themeMode: 'dark' })
  const lightEnv = createTestEnvironment({ id: 'other', themeMode: 'light' })
  render(
    <KitProvider kit={darkEnv.kit}>
      <Mode />
      <KitProvider kit={lightEnv.kit}>
        <Mode />
      </KitProvider>
    </KitProvider>,
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'dark',
    'light',
  ])
})

test('useKit returns the kit of the KitProvider, in Strict Mode too', () => {
  const { kit } = createTestEnvironment()
  const kits = new Set<unknown>()
  const Probe = () => {
    kits.add(useKit())
    return null
  }
  render(
    <StrictMode>
      <KitProvider kit={kit}>
        <Probe />
      </KitProvider>
    </StrictMode>,
  )
  expect([...kits]).toEqual([kit])
})
