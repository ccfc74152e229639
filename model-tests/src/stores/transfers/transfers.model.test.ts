import { walkChart } from '../../walker/suite.ts'
import { transfersModel } from './transfers.model.ts'

walkChart(transfersModel)
