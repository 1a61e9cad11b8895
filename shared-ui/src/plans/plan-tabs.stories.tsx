import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlanTabs } from './plan-tabs.tsx';
import { Section } from '../basics/section.tsx';

const meta: Meta = { title: 'Plans/PlanTabs' };
export default meta;

function Tabs({ labels }: { labels: readonly string[] }) {
  const [value, setValue] = useState('1');
  const tabs = labels.map((label, index) => ({ id: String(index), label, panel: <p>Lo que incluye {label}.</p> }));
  return (
    <Section>
      <PlanTabs label="Planes" tabs={tabs} value={value} onChange={setValue} />
    </Section>
  );
}

export const Three: StoryObj = { render: () => <Tabs labels={['Básico', 'Profesional', 'Empresarial']} /> };
export const LongText: StoryObj = {
  render: () => (
    <Tabs labels={['Básico', 'Profesional con videos', 'Empresarial con atención prioritaria', 'A la medida']} />
  ),
};
