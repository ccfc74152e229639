import '@latchkit/react-ui/styles.css'
import './floor.css'
import { createRoot } from 'react-dom/client'
import { Floor } from './Floor.tsx'

const container = document.getElementById('app')
if (container) createRoot(container).render(<Floor />)
