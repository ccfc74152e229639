/** The colours of the exported SVG, which are those of the light theme. */
export const ink = {
  paper: '#ffffff',
  text: '#14151a',
  quiet: '#555a66',
  icon: '#686e7b',
  edge: '#dcdee3',
  line: '#868d9b',
  leaf: '#ffffff',
  label: '#fafbfc',
  levels: ['#f2f3f6', '#e9ebf0', '#f2f3f6', '#e9ebf0'],
  service: '#3a4dff',
  event: '#14151a',
  done: '#0a7a4a',
  error: '#c3252f',
  after: '#8a5800',
  always: '#555a66',
} as const

export const fontFamily = 'system-ui, -apple-system, "Segoe UI", Inter, Roboto, sans-serif'
