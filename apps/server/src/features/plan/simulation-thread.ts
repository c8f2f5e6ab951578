import { parentPort, workerData } from 'node:worker_threads';
import { runSimulation, type SimulationTask } from './simulation.ts';

/** A thread that runs the simulation it was started with, replies and ends. */
parentPort?.postMessage(runSimulation(workerData as SimulationTask));
