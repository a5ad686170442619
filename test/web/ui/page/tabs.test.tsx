// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '#web/ui/page/tabs.tsx';

afterEach(cleanup);

const tabs = ['one', 'two', 'three'].map((id) => ({ id, title: `Tab ${id}`, content: <p>Text {id}</p> }));
const tab = (id: string) => screen.getByRole('tab', { name: `Tab ${id}` });

describe('Tabs', () => {
  it('the first tab is selected and names its panel', () => {
    render(<Tabs label="Things" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Things' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Tab one' }).textContent).toBe('Text one');
    expect(tab('one').getAttribute('aria-selected')).toBe('true');
    expect(tab('two').getAttribute('aria-selected')).toBe('false');
  });

  it('the tabs are one tab stop; arrows, Home and End move and wrap around', async () => {
    render(<Tabs label="Things" tabs={tabs} />);
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(tab('one')));
    const after = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return document.activeElement?.textContent;
    };
    expect(await after('ArrowRight')).toBe('Tab two');
    expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toBeDefined();
    expect(await after('End')).toBe('Tab three');
    expect(await after('ArrowRight')).toBe('Tab one');
    expect(await after('ArrowLeft')).toBe('Tab three');
    expect(await after('Home')).toBe('Tab one');
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Tab one' })));
  });

  it('a click without a mouse press selects a tab', () => {
    render(<Tabs label="Things" tabs={tabs} />);
    fireEvent.click(tab('two'));
    expect(tab('two').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Tab two' }).textContent).toBe('Text two');
  });

  it('server-rendered tabs contain every text and show the first', () => {
    document.body.innerHTML = renderToString(<Tabs label="Things" tabs={tabs} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('Text one');
    expect(screen.getAllByRole('tabpanel', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Text one',
      'Text two',
      'Text three',
    ]);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    document.body.innerHTML = '';
  });
});
