import { useState } from 'react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { type Column, csvOfTable, DataTable } from './data-table.tsx';
import { Pager } from './pager.tsx';
import { pageOf } from './paging.ts';
import { useSorting } from './use-sorting.ts';

interface Player {
  readonly name: string;
  readonly role: string;
  readonly price: number | null;
}

const PLAYERS: readonly Player[] = [
  { name: 'Bianchi', role: 'A', price: 30 },
  { name: 'Alba', role: 'A', price: null },
  { name: 'Conti', role: 'D', price: 12 },
];

const COLUMNS: readonly Column<Player>[] = [
  {
    key: 'name',
    name: 'Giocatore',
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
    csv: ({ name }) => name,
  },
  { key: 'role', name: 'Ruolo', cell: ({ role }) => <b>{role}</b>, csv: ({ role }) => role },
  {
    key: 'price',
    name: 'Prezzo',
    sortBy: ({ price }) => price,
    fromLargest: true,
    cell: ({ price }) => price ?? '–',
    csv: ({ price }) => price,
  },
  { key: 'bar', name: '', drawn: true, cell: () => <i /> },
];

const keyOf = ({ name }: Player) => name;

function SortedTable() {
  const sorting = useSorting(PLAYERS, COLUMNS, { by: 'name', descending: false });
  return (
    <DataTable
      caption="Listone"
      columns={COLUMNS}
      rows={sorting.rows}
      keyOf={keyOf}
      sorting={sorting}
    />
  );
}

/** The names of the rows from top to bottom. */
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((element) => element.textContent);

describe('a data table', () => {
  beforeAll(() => loadMessages('forecasts'));

  it('names its rows by the first column, or by the one that is meant', async () => {
    const screen = await render(
      <DataTable caption="Listone" columns={COLUMNS} rows={PLAYERS} keyOf={keyOf} />,
    );
    await expect.element(page.getByRole('table', { name: 'Listone' })).toBeVisible();
    expect(names()).toEqual(['Bianchi', 'Alba', 'Conti']);
    await screen.rerender(
      <DataTable
        caption="Listone"
        columns={COLUMNS}
        rows={PLAYERS}
        keyOf={keyOf}
        rowNamedBy="role"
      />,
    );
    expect(names()).toEqual(['A', 'A', 'D']);
  });

  it('is put in order by its headings, which say so; what is not known comes last', async () => {
    await render(<SortedTable />);
    expect(names()).toEqual(['Alba', 'Bianchi', 'Conti']);
    const heading = page.getByRole('columnheader', { name: 'Prezzo' });
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Bianchi', 'Conti', 'Alba']);
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Conti', 'Bianchi', 'Alba']);
    expect(
      page.getByRole('columnheader', { name: 'Ruolo' }).getByRole('button').elements(),
    ).toEqual([]);
  });

  it('hides from the ear what is only drawn', async () => {
    await render(<DataTable caption="Listone" columns={COLUMNS} rows={PLAYERS} keyOf={keyOf} />);
    expect(page.getByRole('columnheader').elements()).toHaveLength(3);
    expect(page.getByRole('cell').elements()).toHaveLength(2 * PLAYERS.length + 1);
  });

  it('parts its rows under a line with the name of each part', async () => {
    await render(
      <DataTable
        caption="Listone"
        columns={COLUMNS}
        rows={PLAYERS}
        keyOf={keyOf}
        partOf={({ role }) => (role === 'A' ? 'Attaccanti' : 'Difensori')}
      />,
    );
    const lines = [...document.querySelectorAll('tbody tr')].map(
      (line) => line.firstElementChild?.textContent,
    );
    expect(lines).toEqual(['Attaccanti', 'Bianchi', 'Alba', 'Difensori', 'Conti']);
  });

  it('becomes slips with their names beside on a phone, and stays a table', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await render(
      <DataTable caption="Listone" columns={COLUMNS} rows={PLAYERS} keyOf={keyOf} slips />,
    );
    const cell = page.getByRole('cell', { name: 'Prezzo: 12' }).element();
    expect(getComputedStyle(cell).display).toBe('block');
    expect(getComputedStyle(cell, '::before').content).toContain('Prezzo');
    expect(page.getByRole('row').elements()).toHaveLength(PLAYERS.length + 1);
    await expect.element(page.getByRole('columnheader', { name: 'Prezzo' })).toBeInTheDocument();
  });

  it('can be reached by keyboard where it scrolls, and only there', async () => {
    const table = (width: number) => (
      <div style={{ width }}>
        <DataTable
          caption="Listone"
          columns={COLUMNS}
          rows={PLAYERS}
          keyOf={keyOf}
          scrolls="wide"
        />
      </div>
    );
    const screen = await render(table(60));
    await expect
      .element(page.getByRole('region', { name: 'Listone, scorri di lato' }))
      .toHaveAttribute('tabindex', '0');
    await screen.rerender(table(900));
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  });

  it('is turned page by page', async () => {
    await render(<Paged />);
    expect(names()).toEqual(['Bianchi', 'Alba']);
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    expect(names()).toEqual(['Conti']);
    await page.getByRole('radio', { name: '3' }).click();
    expect(names()).toEqual(['Bianchi', 'Alba', 'Conti']);
  });

  it('is taken away with the columns that say what they hold', () => {
    expect(csvOfTable(COLUMNS, PLAYERS)).toEqual([
      ['Giocatore', 'Ruolo', 'Prezzo'],
      ['Bianchi', 'A', 30],
      ['Alba', 'A', null],
      ['Conti', 'D', 12],
    ]);
  });
});

function Paged() {
  const [rows, setRows] = useState<2 | 3>(2);
  const [at, setAt] = useState(1);
  const shown = pageOf(PLAYERS, rows, at);
  return (
    <>
      <DataTable caption="Listone" columns={COLUMNS} rows={shown.items} keyOf={keyOf} />
      <Pager
        table="Listone"
        shown={shown}
        rows={rows}
        sizes={[2, 3]}
        onRows={setRows}
        onPage={setAt}
      />
    </>
  );
}
