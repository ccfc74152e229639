import { walkChart } from '../../../walker/suite.ts'
import { transferModel } from './transfer.model.ts'

walkChart(transferModel)
