import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(() => {
  cleanup()
  document.body.style.direction = ''
})

const tabs = [
  { id: 'code', label: 'QR code' },
  { id: 'web', label: 'Web app' },
  { id: 'desktop', label: 'Desktop' },
]

function TabsExample() {
  const [current, setCurrent] = useState('code')
  return (
    <Tabs label="Ways to connect" tabs={tabs} current={current} onSelect={setCurrent}>
      <button type="button">inside {current}</button>
    </Tabs>
  )
}
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

test('Tabs labels the panel with the selected tab', async () => {
  render(<TabsExample />)
  expect(screen.getByRole('tablist', { name: 'Ways to connect' })).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'QR code' }).textContent).toBe('inside code')
  await userEvent.click(screen.getByRole('tab', { name: 'Web app' }))
  expect(screen.getByRole('tabpanel', { name: 'Web app' }).textContent).toBe('inside web')
})

test('Tabs is one stop for the Tab key; arrow keys wrap around, Home and End select the first and last tab', async () => {
  render(<TabsExample />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Web app')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(selectedTab()).toBe('QR code')
  await userEvent.keyboard('{ArrowLeft}')
  expect(selectedTab()).toBe('Desktop')
  await userEvent.keyboard('{Home}')
  expect(selectedTab()).toBe('QR code')
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('inside code')
})

test('Tabs reverses the arrow keys in right-to-left pages', async () => {
  document.body.style.direction = 'rtl'
  render(<TabsExample />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(selectedTab()).toBe('Web app')
})
