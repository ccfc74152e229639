import { walkChart } from '../../walker/suite.ts'
import { modalModel } from './modal.model.ts'

walkChart(modalModel)
