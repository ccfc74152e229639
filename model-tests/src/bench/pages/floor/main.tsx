import '@latchkit/react-ui/styles.css'
import './floor.css'
import { createRoot } from 'react-dom/client'
import { Floor } from './Floor.tsx'

const place = document.getElementById('app')
if (place) createRoot(place).render(<Floor />)
