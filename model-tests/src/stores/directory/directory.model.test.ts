import { walkChart } from '../../walker/suite.ts'
import { directoryModel } from './directory.model.ts'

walkChart(directoryModel)
